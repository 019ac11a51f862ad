import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const applicationTexts = defineTexts<typeof english>('features/applications/application');
