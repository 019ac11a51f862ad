import { useTexts } from '~/texts/texts-context';
import type { FieldLine } from './fields';
import { Prose } from './prose';
import classes from './reference.module.css';
import { referenceTexts } from './texts/reference';

/** Fields with their type, limits and meaning. @param ofAnswer fields of a response are never "required" */
export function FieldList({
  fields,
  ofAnswer = false,
}: {
  fields: readonly FieldLine[];
  ofAnswer?: boolean;
}) {
  const t = useTexts(referenceTexts);
  if (fields.length === 0) return <p className={classes.quiet}>{t('noFields')}</p>;
  return (
    <ul className={classes.fields}>
      {fields.map(({ name, depth, type, isRequired, bounds, pattern, about }, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: names repeat at other depths, and the list never changes
          key={`${place} ${name}`}
          className={classes.field}
          style={{ paddingInlineStart: `${depth * 20}px` }}
        >
          <div className={classes.fieldHead}>
            <code className={classes.fieldName}>
              <bdi>{name}</bdi>
            </code>
            <span className={classes.quiet}>{type}</span>
            {isRequired && !ofAnswer && <span className={classes.required}>{t('required')}</span>}
            {!isRequired && ofAnswer && <span className={classes.quiet}>{t('optional')}</span>}
          </div>
          {about && (
            <div>
              <Prose text={about} />
            </div>
          )}
          {bounds.map((bound) => (
            <div key={bound} className={classes.quiet}>
              {bound}
            </div>
          ))}
          {pattern && (
            <div className={classes.quiet}>
              {t.rich('pattern', {
                pattern: (
                  <code>
                    <bdi dir="ltr">{pattern}</bdi>
                  </code>
                ),
              })}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
