import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  section: '言語とテキスト',
  sectionAbout: 'サインインページとメールで使用されます。',
  languageTitle: '既定の言語',
  languageAbout:
    '自分で言語を選択していないユーザーに適用されます。アプリケーションが要求する言語が優先されます。',
  language: '言語',
  byBrowser: 'ブラウザーの言語',
  saveLanguage: '言語を保存',
  textsTitle: '独自のテキスト',
  textsAbout:
    '言語ごとのプレーンテキスト (リンクは使用できません)。空欄の場合は既定のテキストが使用されます。',
  chooseLanguage: 'テキストの言語',
  signInTitle: 'サインインページのタイトル',
  signInHelp: 'サインインページの説明',
  mailSubject: 'メールの件名',
  mailGreeting: 'メールの挨拶',
  mailFooter: 'メールのフッター',
  placeholders: '最大 {count, number} 文字。プレースホルダー: {names}',
  preview: 'プレビュー',
  sampleSubject: 'メールアドレスの確認',
  saveTexts: 'テキストを保存',
  reset: '既定値に戻す',
  tooLong: '最大 {count, number} 文字です。',
  invalid:
    'リンクとメールアドレスを含まない 1 行のプレーンテキストを入力してください。ピリオドの後にはスペースを入れてください。使用できるプレースホルダー: {names}',
  subjectRequired: 'テキストには {placeholder} を含める必要があります。',
} satisfies Translation<typeof english>;
