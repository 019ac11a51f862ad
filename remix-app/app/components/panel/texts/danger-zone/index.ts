import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const dangerZoneTexts = defineTexts<typeof english>('components/panel/danger-zone');
