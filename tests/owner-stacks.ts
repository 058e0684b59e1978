import * as React from 'react';

/**
 * In its development form React notes for each element the line that made it, up to 10,000 times a second: a quarter of what pages
 * take. It is told that so many have been noted; a warning still comes, only without the list of components above its own.
 */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals = (React as unknown as Record<string, object | undefined>)[INTERNALS];
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Infinity,
    set: () => {},
  });
