import type { FieldLine } from './fields';
import { Prose } from './prose';
import classes from './reference.module.css';

/** Fields with their type, bounds and meaning. @param ofAnswer nobody has to send them, so none is "required" */
export function FieldList({
  fields,
  ofAnswer = false,
}: {
  fields: readonly FieldLine[];
  ofAnswer?: boolean;
}) {
  if (fields.length === 0) return <p className={classes.quiet}>No fields that the contract names.</p>;
  return (
    <ul className={classes.fields}>
      {fields.map(({ name, depth, type, isRequired, bounds, about }, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: names repeat at other depths, and the list never changes
          key={`${place} ${name}`}
          className={classes.field}
          style={{ paddingInlineStart: `${depth * 20}px` }}
        >
          <div className={classes.fieldHead}>
            <code className={classes.fieldName}>{name}</code>
            <span className={classes.quiet}>{type}</span>
            {isRequired && !ofAnswer && <span className={classes.required}>required</span>}
            {!isRequired && ofAnswer && <span className={classes.quiet}>may be missing</span>}
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
        </li>
      ))}
    </ul>
  );
}
