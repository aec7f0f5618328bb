/**
 * Moves the parts of a drawing that Mermaid places badly. Runs in the page, where shapes have sizes: draw.ts bundles it. The
 * drawing has its natural size there, so its units are those of the window.
 */

/** Space between a line and its label. */
const GAP = 7;
/** Space around the drawing, for the width of its lines. */
const MARGIN = 2;
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

/** Moves an element to the right, or to the left by a negative distance. */
function moveSideways(element: Element | null | undefined, distance: number): void {
  element?.setAttribute(
    'transform',
    `translate(${distance} 0) ${element.getAttribute('transform')}`,
  );
}

/** Moves the labels of lines from the middle of their lines to the outer side, so that no line crosses a label. */
function moveLabels(svg: SVGSVGElement): void {
  const frame = svg.getBoundingClientRect();
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
    moveSideways(label, shift);
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

/** Gives all groups the width of the widest one, so that their edges align. */
function alignGroups(svg: SVGSVGElement): void {
  const groups = [...svg.querySelectorAll<SVGRectElement>('.cluster > rect')];
  const start = Math.min(...groups.map(({x}) => x.baseVal.value));
  const end = Math.max(...groups.map(({x, width}) => x.baseVal.value + width.baseVal.value));
  for (const group of groups) {
    const {x, width} = group;
    const shift = (start + end) / 2 - (x.baseVal.value + width.baseVal.value / 2);
    x.baseVal.value = start;
    width.baseVal.value = end - start;
    // The title of the group.
    moveSideways(group.nextElementSibling, shift);
  }
}

/** Boxes whose middles are at most this far apart are in one column. */
const COLUMN_TOLERANCE = 12;

/**
 * Gives the boxes of each column the same edges. Only for diagrams from top to bottom: their lines end at the upper and lower
 * sides of boxes, so they still touch wider ones. Other shapes stay as they are.
 */
function alignBoxes(svg: SVGSVGElement): void {
  const boxes = [...svg.querySelectorAll<SVGRectElement>('.node > rect')].map((rect) => {
    const {left, right} = rect.getBoundingClientRect();
    return {rect, left, right, middle: (left + right) / 2};
  });
  for (const {rect, left, middle} of boxes) {
    const column = boxes.filter((box) => Math.abs(box.middle - middle) <= COLUMN_TOLERANCE);
    const start = Math.min(...column.map((box) => box.left));
    const end = Math.max(...column.map((box) => box.right));
    rect.x.baseVal.value += start - left;
    rect.width.baseVal.value = end - start;
    moveSideways(rect.parentElement?.querySelector('.label'), (start + end) / 2 - middle);
  }
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
    alignGroups(svg);
    if (isVertical) alignBoxes(svg);
    moveLabels(svg);
    fit(svg);
  }
  return svg.outerHTML;
}
