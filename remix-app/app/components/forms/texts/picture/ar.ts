import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  picture: 'الصورة',
  pictureAbout:
    'PNG أو JPEG أو WebP، بحد أقصى 128 كيلوبايت. طول كل ضلع من 32 إلى 1024 بكسل. لا تُقبل ملفات SVG لأنها قد تحتوي على نصوص برمجية.',
  replaceLogo: 'استبدال الشعار',
  uploadLogo: 'رفع الشعار',
  removeLogo: 'إزالة الشعار',
} satisfies Translation<typeof english>;
