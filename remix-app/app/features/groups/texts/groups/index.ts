import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const groupTexts = defineTexts<typeof english>('features/groups/groups');
