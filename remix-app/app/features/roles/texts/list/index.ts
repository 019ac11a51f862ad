import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const rolesTexts = defineTexts<typeof english>('features/roles/list');
