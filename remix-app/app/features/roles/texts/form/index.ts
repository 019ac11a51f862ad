import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const roleFormTexts = defineTexts<typeof english>('features/roles/form');
