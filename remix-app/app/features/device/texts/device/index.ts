import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const deviceTexts = defineTexts<typeof english>('features/device/device');
