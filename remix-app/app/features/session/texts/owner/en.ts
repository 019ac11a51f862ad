export default {
  person: '{name} ({email})',
  member: '{name} ({email}) in {organization}',
} as const;
