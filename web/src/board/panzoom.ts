/**
 * Pinch, pan and double tap for any board: attach to a box whose first child is the board.
 * A touch that stays put is left alone, so that it still picks what lies under it.
 */
import type { Attachment } from 'svelte/attachments';

const MOST = 5;
const DOUBLE_TAP = 300;
const SLACK = 8;

interface Point {
  x: number;
  y: number;
}

export function panZoom(closeUp = 2.2): Attachment<HTMLElement> {
  return (box) => {
    const board = box.firstElementChild as HTMLElement;
    const fingers = new Map<number, Point>();
    let scale = 1;
    let at: Point = { x: 0, y: 0 };
    let travelled = 0;
    let lastTap = { time: 0, x: 0, y: 0 };

    board.style.transformOrigin = '0 0';
    board.style.willChange = 'transform';

    function draw(smooth = false): void {
      const width = box.clientWidth * (1 - scale);
      const height = box.clientHeight * (1 - scale);
      at = { x: Math.min(0, Math.max(width, at.x)), y: Math.min(0, Math.max(height, at.y)) };
      board.style.transition = smooth ? 'transform 220ms cubic-bezier(0.2, 0.7, 0.2, 1)' : '';
      board.style.transform = scale === 1 ? '' : `translate(${at.x}px, ${at.y}px) scale(${scale})`;
      box.classList.toggle('zoomed', scale > 1);
    }

    function zoom(to: number, around: Point, smooth = false): void {
      const next = Math.min(MOST, Math.max(1, to));
      const { left, top } = box.getBoundingClientRect();
      const x = around.x - left;
      const y = around.y - top;
      at = { x: x - ((x - at.x) * next) / scale, y: y - ((y - at.y) * next) / scale };
      scale = next;
      draw(smooth);
    }

    const middle = (): Point => {
      const all = [...fingers.values()];
      return {
        x: all.reduce((sum, one) => sum + one.x, 0) / all.length,
        y: all.reduce((sum, one) => sum + one.y, 0) / all.length,
      };
    };
    const span = (): number => {
      const [one, other] = [...fingers.values()];
      return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
    };

    function down(event: PointerEvent): void {
      if (event.pointerType === 'mouse' && (event.button !== 0 || scale === 1)) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.size === 1) travelled = 0;
    }

    function move(event: PointerEvent): void {
      if (!fingers.has(event.pointerId)) return;
      const before = middle();
      const wide = span();
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const after = middle();
      travelled += Math.hypot(after.x - before.x, after.y - before.y) + Math.abs(span() - wide);
      if (travelled < SLACK) return;
      if (!box.hasPointerCapture(event.pointerId)) box.setPointerCapture(event.pointerId);
      at = { x: at.x + after.x - before.x, y: at.y + after.y - before.y };
      if (wide && span()) zoom((scale * span()) / wide, after);
      else draw();
    }

    function up(event: PointerEvent): void {
      if (!fingers.delete(event.pointerId) || fingers.size || event.pointerType === 'mouse') return;
      if (travelled >= SLACK || event.type === 'pointercancel') return;
      const near = Math.hypot(event.clientX - lastTap.x, event.clientY - lastTap.y) < 30;
      // a double tap on something that can be picked picks it twice at most, and never zooms
      const target = (event.target as Element).closest('[role=button], button, a');
      if (near && event.timeStamp - lastTap.time < DOUBLE_TAP && !target) {
        zoom(scale > 1 ? 1 : closeUp, { x: event.clientX, y: event.clientY }, true);
        lastTap.time = 0;
      } else lastTap = { time: event.timeStamp, x: event.clientX, y: event.clientY };
    }

    /** A drag is not a click. */
    function click(event: MouseEvent): void {
      if (travelled < SLACK) return;
      event.stopPropagation();
      event.preventDefault();
      travelled = 0;
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      zoom(scale * Math.exp(-event.deltaY / (event.ctrlKey ? 200 : 500)), { x: event.clientX, y: event.clientY });
    }

    // a box of another size fits its board anew; what somebody has zoomed into stays where it is, as far as it reaches
    const fit = new ResizeObserver(() => draw());
    fit.observe(box);
    box.addEventListener('pointerdown', down);
    box.addEventListener('pointermove', move);
    box.addEventListener('pointerup', up);
    box.addEventListener('pointercancel', up);
    box.addEventListener('click', click, true);
    box.addEventListener('wheel', wheel, { passive: false });
    return () => {
      fit.disconnect();
      box.removeEventListener('pointerdown', down);
      box.removeEventListener('pointermove', move);
      box.removeEventListener('pointerup', up);
      box.removeEventListener('pointercancel', up);
      box.removeEventListener('click', click, true);
      box.removeEventListener('wheel', wheel);
    };
  };
}
