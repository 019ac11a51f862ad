import type { ChangeCustomAttributeValues, FieldError } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { UnprocessableInput } from '../../common/app-error.js';
import { Clock } from '../../common/clock.js';
import { MemberChanges, type MemberOrder } from '../../users/member-changes.service.js';
import { readAttributeText } from './attribute-text.js';
import { type CustomAttributeRow, CustomAttributesRepository } from './custom-attributes.repository.js';

type Item = ChangeCustomAttributeValues['items'][number];
/** The values of attributes by name; null removes one. */
type Changes = Readonly<Record<string, unknown>>;

/** Custom attributes of members that no directory manages. */
@Injectable()
export class MemberAttributes {
  constructor(
    private readonly attributes: CustomAttributesRepository,
    private readonly members: MemberChanges,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Attributes that are not named keep their values.
   *
   * @throws NotFoundError no such member  @throws ManagedByDirectory
   * @throws UnprocessableInput an unknown attribute, too many values, or one of another type
   */
  change(order: MemberOrder, items: readonly Item[]): Promise<void> {
    const { caller, client, tenantId, userId } = order;
    return this.members.changeData(order, async () => {
      const changes = read(items, await this.attributes.list(tenantId));
      await this.attributes.changeValuesOfMember(tenantId, userId, changes, this.clock.now());
      await this.audit.record({
        tenantId,
        actor: { type: 'user', id: caller.userId },
        action: 'custom_attribute.values_changed',
        target: { type: 'user', id: userId },
        outcome: 'success',
        address: client.address,
        detail: { attributes: Object.keys(changes) },
      });
    });
  }
}

function read(items: readonly Item[], known: readonly CustomAttributeRow[]): Changes {
  const byName = new Map(known.map((row) => [row.name.toLowerCase(), row]));
  const changes: Record<string, unknown> = {};
  const errors: FieldError[] = [];
  for (const [place, item] of items.entries()) {
    const row = byName.get(item.name.toLowerCase());
    const found = row ? errorsOf(item, row, place) : [undefinedAt(place)];
    errors.push(...found);
    if (!row || found.length > 0) continue;
    if (Object.hasOwn(changes, row.name)) errors.push(duplicateAt(place));
    changes[row.name] = typedValue(item, row);
  }
  if (errors.length > 0) throw new UnprocessableInput(errors);
  return changes;
}

function errorsOf({ values }: Item, { type, multiValued }: CustomAttributeRow, place: number): FieldError[] {
  if (values.length > 1 && !multiValued)
    return [
      { field: `items.${place}.values`, code: 'too_many', message: 'This attribute has one value at most' },
    ];
  return values.flatMap((text, index) =>
    readAttributeText(type, text) === null
      ? [{ field: `items.${place}.values.${index}`, code: 'invalid', message: MESSAGES[type] }]
      : [],
  );
}

function typedValue({ values }: Item, { type, multiValued }: CustomAttributeRow): unknown {
  const typed = values.map((text) => readAttributeText(type, text));
  if (typed.length === 0) return null;
  return multiValued ? typed : typed[0];
}

const MESSAGES: Readonly<Record<CustomAttributeRow['type'], string>> = {
  string: 'Enter a text',
  boolean: 'Enter true or false',
  integer: 'Enter a whole number',
  decimal: 'Enter a number',
  dateTime: 'Enter a time such as 2026-01-31T08:30:00Z',
};

function undefinedAt(place: number): FieldError {
  return {
    field: `items.${place}.name`,
    code: 'unknown',
    message: 'The organization defines no custom attribute of this name',
  };
}

function duplicateAt(place: number): FieldError {
  return { field: `items.${place}.name`, code: 'duplicate', message: 'This attribute is named twice' };
}
