/**
 * Moves the parts of a drawing that Mermaid places badly. Runs in the page, where shapes have sizes: draw.ts bundles it. The
 * drawing has its natural size there, so its units are those of the window.
 */

/** Space between a line and its label. */
const GAP = 7;
/** Space around the drawing, for the width of its lines. */
const MARGIN = 2;
/** Boxes whose middles are at most this far from the axis of the drawing are on it. */
const COLUMN_TOLERANCE = 12;
/** Of Mermaid's wide padding, so much becomes space between neighboring boxes. */
const SPARE_PADDING = 9;
/** Half of the height of a group's title. The middle of a line between two groups is that much too low for its label. */
const TITLE_HALF = 10;
/** Line heights in `em` that Mermaid gives the labels of boxes and of participants. */
const MERMAID_LINE_HEIGHT = {box: 1.1, participant: 1};
/** Line height of labels in `em`. The padding of the boxes has room for it. */
const LINE_HEIGHT = 1.35;

/** Returns the places of a line in the window, one per unit of its length. */
function pointsOf(line: SVGPathElement): DOMPoint[] {
  const toWindow = line.getScreenCTM() ?? undefined;
  return Array.from({length: Math.ceil(line.getTotalLength()) + 1}, (_, distance) =>
    line.getPointAtLength(distance).matrixTransform(toWindow),
  );
}

/** Moves an element to the right and down, or to the left and up by negative distances. */
function move(element: Element | null | undefined, right: number, down = 0): void {
  element?.setAttribute(
    'transform',
    `translate(${right} ${down}) ${element.getAttribute('transform')}`,
  );
}

/** Moves the labels of lines from the middle of their lines to the outer side, so that no line crosses a label. */
function moveLabels(svg: SVGSVGElement): void {
  const frame = svg.getBoundingClientRect();
  const rise = svg.querySelector('.cluster') === null ? 0 : -TITLE_HALF;
  for (const label of svg.querySelectorAll<SVGGElement>('.edgeLabel > .label')) {
    const line = svg.querySelector<SVGPathElement>(`path[data-id="${label.dataset['id']}"]`);
    if (line === null || label.textContent.trim() === '') continue;
    const text = label.getBoundingClientRect();
    const passed = pointsOf(line).filter(({y}) => y >= text.top && y <= text.bottom);
    const edges = passed.map(({x}) => x);
    const isLeft = (text.left + text.right) / 2 < (frame.left + frame.right) / 2 - GAP;
    const shift = isLeft
      ? Math.min(...edges) - GAP - text.right
      : Math.max(...edges) + GAP - text.left;
    move(label, shift, rise);
  }
}

/** Moves the lines of a label apart. Its middle stays where it is. */
function spreadLines(svg: SVGSVGElement): void {
  const {box, participant} = MERMAID_LINE_HEIGHT;
  for (const text of svg.querySelectorAll('text')) {
    const lines = [...text.querySelectorAll('tspan.row')];
    for (const [index, line] of lines.entries()) {
      const distance = index - (lines.length - 1) / 2;
      line.setAttribute('dy', `${(box + distance * (LINE_HEIGHT - box)).toFixed(3)}em`);
    }
  }
  // Mermaid gives each line of a participant its distance from the middle, in px.
  for (const line of svg.querySelectorAll('.actor-box > tspan'))
    line.setAttribute('dy', String((Number(line.getAttribute('dy')) * LINE_HEIGHT) / participant));
}

/** Returns where a shape is on the window. Its middle is where its lines end. */
function placeOf(rect: SVGRectElement) {
  const {left, right} = rect.getBoundingClientRect();
  return {rect, left, right, middle: (left + right) / 2};
}

/** Moves the sides of a shape, and the middle of its label with them. */
function resize(
  {rect, left, middle}: ReturnType<typeof placeOf>,
  label: Element | null | undefined,
  start: number,
  end: number,
): void {
  rect.x.baseVal.value += start - left;
  rect.width.baseVal.value = end - start;
  move(label, (start + end) / 2 - middle);
}

/** Gives all groups the same edges, with the axis of the boxes in the middle of a vertical flowchart. */
function alignGroups(svg: SVGSVGElement, axis: number | undefined): void {
  const groups = [...svg.querySelectorAll<SVGRectElement>('.cluster > rect')].map(placeOf);
  let start = Math.min(...groups.map(({left}) => left));
  let end = Math.max(...groups.map(({right}) => right));
  if (axis !== undefined) {
    const half = Math.max(axis - start, end - axis);
    [start, end] = [axis - half, axis + half];
  }
  for (const group of groups) resize(group, group.rect.nextElementSibling, start, end);
}

/**
 * Gives all boxes the same width. Only for diagrams from top to bottom: their lines end at the upper and lower sides of boxes,
 * so they still touch wider ones. Other shapes stay as they are. Returns the axis of the drawing: the middle of its boxes.
 */
function alignBoxes(svg: SVGSVGElement): number {
  const boxes = [...svg.querySelectorAll<SVGRectElement>('.node > rect')].map(placeOf);
  const half = Math.max(...boxes.map(({left, right}) => right - left)) / 2 - SPARE_PADDING;
  const middles = boxes.map(({middle}) => middle);
  const axis = (Math.min(...middles) + Math.max(...middles)) / 2;
  for (const box of boxes) {
    const isOnAxis = Math.abs(box.middle - axis) <= COLUMN_TOLERANCE;
    const middle = isOnAxis ? axis : box.middle;
    resize(box, box.rect.parentElement?.querySelector('.label'), middle - half, middle + half);
  }
  return axis;
}

/** Makes the view box fit the drawing. */
function fit(svg: SVGSVGElement): void {
  const {x, y, width, height} = svg.getBBox();
  const size = [width + 2 * MARGIN, height + 2 * MARGIN];
  svg.setAttribute('viewBox', [x - MARGIN, y - MARGIN, ...size].join(' '));
}

/**
 * Returns the drawing with space between the lines of labels. In flowcharts, labels are also next to their lines, and all
 * groups have the same edges. If the flowchart is vertical, the boxes of each column do too.
 *
 * @param isVertical  whether the flowchart goes from top to bottom
 */
export function arrange(source: string, isVertical: boolean): string {
  document.body.innerHTML = source;
  const svg = document.querySelector('svg');
  if (svg === null) throw new Error('Mermaid has drawn no SVG');
  spreadLines(svg);
  if (svg.classList.contains('flowchart')) {
    alignGroups(svg, isVertical ? alignBoxes(svg) : undefined);
    moveLabels(svg);
    fit(svg);
  }
  return svg.outerHTML;
}
