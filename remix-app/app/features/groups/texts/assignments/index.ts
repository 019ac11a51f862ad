import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const assignmentTexts = defineTexts<typeof english>('features/groups/assignments');
