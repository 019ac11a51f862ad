import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const applicationsTexts = defineTexts<typeof english>('features/applications/applications');
