import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const databaseTexts = defineTexts<typeof english>('features/system/database');
