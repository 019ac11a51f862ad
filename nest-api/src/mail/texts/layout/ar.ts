import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  greeting: 'مرحبًا {name}،',
  greetingNameless: 'مرحبًا،',
  footer: 'أرسل Gatehouse هذه الرسالة لأن شخصًا ما أدخل هذا العنوان فيه. لا تُقرأ الردود.',
} satisfies Translation<typeof english>;
