import { Alert, Button, TextInput } from '@mantine/core';
import classes from '~/components/list/list.module.css';
import { FilterForm } from './filter-form';

interface Props {
  /** What was typed: a code or a slug. */
  of: string;
  /** Whether there is no organization by that name. */
  isUnknown: boolean;
}

/** Asks a superadmin whose page it shall be; the address holds the answer. */
export function ChooseOwner({ of, isUnknown }: Props) {
  return (
    <>
      {isUnknown && (
        <Alert role="alert" color="amber" variant="light" mb="md">
          There is no organization with the code or slug <strong>{of}</strong>.
        </Alert>
      )}
      <FilterForm className={classes.filters} held={{ of }}>
        <TextInput
          name="of"
          label="Organization"
          placeholder="Code or slug"
          defaultValue={of}
          maxLength={120}
          required
          withAsterisk={false}
        />
        <Button type="submit" variant="default">
          Show
        </Button>
      </FilterForm>
    </>
  );
}
