import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const deviceNameTexts = defineTexts<typeof english>('components/device-name');
