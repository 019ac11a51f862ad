import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const jobTexts = defineTexts<typeof english>('features/system/job-names');
