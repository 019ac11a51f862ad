/** The cookie in which a browser says its time zone, since a request does not. */
export const TIME_ZONE_COOKIE = 'gatehouse_time_zone';
