import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const riskTexts = defineTexts<typeof english>('server/risk');
