import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const platformTexts = defineTexts<typeof english>('features/superadmin/platform');
