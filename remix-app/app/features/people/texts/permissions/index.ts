import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const permissionTexts = defineTexts<typeof english>('features/people/permissions');
