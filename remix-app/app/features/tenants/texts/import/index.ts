import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const importTexts = defineTexts<typeof english>('features/tenants/import');
