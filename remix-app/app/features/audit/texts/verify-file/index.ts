import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const verifyFileTexts = defineTexts<typeof english>('features/audit/verify-file');
