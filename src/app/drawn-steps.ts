import type { ComponentProps } from 'react';
import type { RouterProvider } from 'react-router';
import { TIMING } from '#shared/config/settings.ts';

type Router = ComponentProps<typeof RouterProvider>['router'];

/**
 * The router as it is drawn: that another page is on its way is told when it takes longer than 150 ms (P2.3, step 2). With each step
 * of the router every link of the page is drawn anew, also on the way to a page that is there in a moment. While one page still
 * passes over into the next, a further step is told at once: the provider listens anew then and reads where the router is.
 */
export function drawnSteps(router: Router): Router {
  const subscribe: Router['subscribe'] = (tell) => {
    let timer: ReturnType<typeof setTimeout> | undefined = undefined;
    const stop = router.subscribe((...step) => {
      clearTimeout(timer);
      if (step[0].navigation.state === 'idle') tell(...step);
      else timer = setTimeout(tell, TIMING.loaderDelay, ...step);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  };
  return Object.create(router, { subscribe: { value: subscribe } }) as Router;
}
