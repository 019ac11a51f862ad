import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const flowsTexts = defineTexts<typeof english>('features/oversight/flows');
