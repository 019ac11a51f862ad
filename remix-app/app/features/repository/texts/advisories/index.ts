import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const advisoriesTexts = defineTexts<typeof english>('features/repository/advisories');
