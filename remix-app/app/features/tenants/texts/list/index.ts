import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const listTexts = defineTexts<typeof english>('features/tenants/list');
