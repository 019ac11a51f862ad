import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: '検索',
  about: '開くことができるページ、ユーザー、アプリケーション、接続、ドメイン。',
  form: 'コンソールを検索',
  term: '検索語',
  termAbout: '名前またはアドレスの先頭',
  noResults: '結果なし',
  noResultsAbout:
    '<b>{q}</b> に一致するページや項目はありません。名前、メールアドレス、ドメインの先頭を入力してください。',
  moreResults: '結果は他にもあります。絞り込むには、さらに文字を入力してください。',
  showAll: 'すべて表示',
} satisfies Translation<typeof english>;
