/** From which entry of the log on it is still being told over the board what happened: nothing else tells it before. */
export const untold = $state<{ from: number | null }>({ from: null });
