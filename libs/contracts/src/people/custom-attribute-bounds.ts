/** Types of custom attributes. Source: RFC 7643 §2.3. */
export const CUSTOM_ATTRIBUTE_TYPES = ['string', 'boolean', 'integer', 'decimal', 'dateTime'] as const;

/** Custom attributes that an organization can define. */
export const MOST_CUSTOM_ATTRIBUTES = 50;
