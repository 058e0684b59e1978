import * as React from 'react';

/**
 * React's development build records for each element the line that created it, up to 10,000 times a second: a quarter of the
 * time of pages. This pretends that the limit is reached; warnings still appear, but without the stack of owner components.
 */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals = (React as unknown as Record<string, object | undefined>)[INTERNALS];
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Infinity,
    set: () => {},
  });
