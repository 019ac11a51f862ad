import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const devicesTexts = defineTexts<typeof english>('features/account/devices');
