import { defineTexts } from '@gatehouse/texts';
import type english from './en';

export const pictureAnswers = defineTexts<typeof english>('server/pictures');
