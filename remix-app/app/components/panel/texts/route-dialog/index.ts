import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const routeDialogTexts = defineTexts<typeof english>('components/panel/route-dialog');
