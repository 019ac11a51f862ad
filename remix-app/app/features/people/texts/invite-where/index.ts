import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const inviteWhereTexts = defineTexts<typeof english>('features/people/invite-where');
