import { useTexts } from '~/texts/texts-context';
import { SealedCodes } from './sealed-codes';
import { recoveryCodesTexts } from './texts/recovery-codes';

/** New recovery codes. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useTexts(recoveryCodesTexts);
  return (
    <SealedCodes
      codes={codes}
      title={t('title')}
      about={t('about')}
      label={t('label')}
      file="gatehouse-recovery-codes.txt"
    />
  );
}
