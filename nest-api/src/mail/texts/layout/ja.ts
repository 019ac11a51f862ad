import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  greeting: '{name} 様',
  greetingNameless: 'お客様',
  footer:
    'このメールは、Gatehouse でこのアドレスが入力されたため送信されました。返信には対応しておりません。',
} satisfies Translation<typeof english>;
