import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const roleTexts = defineTexts<typeof english>('components/shell/roles');
