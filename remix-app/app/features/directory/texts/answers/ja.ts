import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  notDone: '変更は保存されませんでした。',
  otherBrowser:
    'この応答は、このブラウザーで最後に開始した同意のものではないか、時間がかかりすぎました。同意をもう一度開始してください。',
  undone:
    '{undone, plural, other {# 人のユーザーの変更を元に戻しました。}} {kept, plural, =0 {} other {# 人のユーザーはその後さらに変更されたため、そのままです。}}',
} satisfies Translation<typeof english>;
