import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const invitationsTexts = defineTexts<typeof english>('features/people/invitations');
