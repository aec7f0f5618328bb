/** How many operands the expressions of MongoDB take. */

const COUNTS: readonly [names: string, least: number, most: number][] = [
  [
    '$abs $acos $acosh $allElementsTrue $anyElementTrue $arrayToObject $asin $asinh $atan $atanh $binarySize $bitNot $bsonSize $ceil $cos $cosh $degreesToRadians $exp $first $floor $getField $isArray $isNumber $last $ln $log10 $meta $not $objectToArray $radiansToDegrees $reverseArray $sin $sinh $size $sqrt $strLenBytes $strLenCP $tan $tanh $toBool $toDate $toDecimal $toDouble $toInt $toLong $toLower $toObjectId $toString $toUpper $toHashedIndexKey $tsIncrement $tsSecond $type',
    1,
    1,
  ],
  [
    '$arrayElemAt $atan2 $cmp $divide $eq $gt $gte $in $log $lt $lte $mod $ne $pow $setDifference $setIsSubset $split $strcasecmp $subtract',
    2,
    2,
  ],
  ['$round $trunc', 1, 2],
  ['$range $slice', 2, 3],
  ['$cond $substr $substrBytes $substrCP', 3, 3],
  ['$indexOfArray $indexOfBytes $indexOfCP', 2, 4],
  ['$ifNull $setEquals', 2, Infinity],
  [
    '$add $and $avg $bitAnd $bitOr $bitXor $concat $concatArrays $max $mergeObjects $min $multiply $or $setIntersection $setUnion $stdDevPop $stdDevSamp $sum',
    0,
    Infinity,
  ],
  ['$rand', 0, 1],
];
/** The least and the greatest number of operands of each expression. */
export const OPERAND_COUNTS: ReadonlyMap<string, readonly [least: number, most: number]> = new Map(
  COUNTS.flatMap(([names, least, most]) =>
    names.split(' ').map((name) => [name, [least, most]] as const),
  ),
);
