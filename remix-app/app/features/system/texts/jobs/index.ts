import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const jobsTexts = defineTexts<typeof english>('features/system/jobs');
