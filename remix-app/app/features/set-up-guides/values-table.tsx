import { CopyButton } from '~/components/panel/copy';
import { useTexts } from '~/texts/texts-context';
import type { GuideValue } from './drawn-screen';
import classes from './guide.module.css';
import { drawnTexts } from './texts/drawn';

interface Props {
  caption: string;
  values: readonly GuideValue[];
}

/** Exact values to copy, each with the name of its field at the other side. */
export function ValuesTable({ caption, values }: Props) {
  const t = useTexts(drawnTexts);
  return (
    <table className={classes.values}>
      <caption className={classes.hidden}>{caption}</caption>
      <thead className={classes.hidden}>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('value')}</th>
          <th scope="col">{t('copy')}</th>
        </tr>
      </thead>
      <tbody>
        {values.map(({ label, value, mark, isHint }) => (
          <tr key={label}>
            <th scope="row">
              {mark && (
                <span className={classes.mark} aria-hidden="true">
                  {mark}
                </span>
              )}
              <bdi>{label}</bdi>
            </th>
            <td>{isHint ? value : <code dir="ltr">{value}</code>}</td>
            <td>{!isHint && <CopyButton text={value} of={label} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
