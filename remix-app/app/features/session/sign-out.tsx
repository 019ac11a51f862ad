import { Button } from '@mantine/core';
import { Form } from '~/components/forms/form';

export function SignOut() {
  return (
    <Form method="post" action="/logout">
      <Button type="submit" variant="default">
        Sign out
      </Button>
    </Form>
  );
}
