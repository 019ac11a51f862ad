import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const packagesTexts = defineTexts<typeof english>('features/repository/packages');
