/** Builds that are read without a browser, in one file since they are made in one copy, one after the other. */
import './specificationCases';
import './localeCases';
import './foreignCases';
import './rebrandCases';
