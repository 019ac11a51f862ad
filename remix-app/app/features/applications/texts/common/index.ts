import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const commonTexts = defineTexts<typeof english>('features/applications/common');
