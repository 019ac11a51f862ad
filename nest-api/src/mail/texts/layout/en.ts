export default {
  greeting: 'Hello {name},',
  greetingNameless: 'Hello,',
  footer: 'Gatehouse sent this message because a user entered this address there. Replies are not read.',
} as const;
