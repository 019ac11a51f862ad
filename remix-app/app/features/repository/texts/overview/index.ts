import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const overviewTexts = defineTexts<typeof english>('features/repository/overview');
