const { join } = require('node:path');

/** Where `~` points in remix-app, for the tool that checks the walls. */
module.exports = { resolve: { alias: { '~': join(__dirname, '../../../remix-app/app') } } };
