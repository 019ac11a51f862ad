import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const problemTexts = defineTexts<typeof english>('features/provisioning/problems');
